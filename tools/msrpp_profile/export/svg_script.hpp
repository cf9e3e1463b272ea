// The script that makes a flame graph interactive: a click on a box zooms, a click on "search"
// marks the boxes with a text in their names. The picture does not depend on the script.
#pragma once

#include <string_view>

namespace msrpp::profile {

inline constexpr std::string_view svg_script = R"script(<script><![CDATA[
(function () {
    'use strict';
    var left = 10, right = 1190, letter = 6.7;
    var by = function (id) { return document.getElementById(id); };
    var boxes = Array.prototype.map.call(by('boxes').children, function (group) {
        var rect = group.querySelector('rect'), value = function (name) {
            return parseFloat(rect.getAttribute(name));
        };
        return {
            group: group, rect: rect, text: group.querySelector('text'),
            title: group.querySelector('title').textContent,
            x: value('x'), y: value('y'), width: value('width'), fill: rect.getAttribute('fill')
        };
    });
    var name = function (box) { return box.title.replace(/ \([^()]*\)$/, ''); };
    function zoom(to) {
        var scale = (right - left) / to.width;
        boxes.forEach(function (box) {
            var around = box.x <= to.x + 0.01 && box.x + box.width >= to.x + to.width - 0.01;
            var inside = box.x >= to.x - 0.01 && box.x + box.width <= to.x + to.width + 0.01;
            var below = box.y > to.y && around;
            box.group.style.display = below || (inside && box.y <= to.y) ? '' : 'none';
            var x = below ? left : left + (box.x - to.x) * scale;
            var width = below ? right - left : box.width * scale;
            box.rect.setAttribute('x', x);
            box.rect.setAttribute('width', width);
            box.rect.style.opacity = below ? 0.5 : 1;
            box.text.setAttribute('x', x + 3);
            var most = Math.floor((width - 6) / letter), text = name(box);
            box.text.textContent = text.length <= most ? text :
                most < 3 ? '' : text.slice(0, most - 2) + '..';
        });
    }
    boxes.forEach(function (box) {
        box.group.addEventListener('click', function () { zoom(box); });
        box.group.addEventListener('mouseover', function () {
            by('details').textContent = box.title;
        });
    });
    by('search').addEventListener('click', function () {
        var wanted = window.prompt('text in names', '');
        var found = 0;
        boxes.forEach(function (box) {
            var is = !!wanted && name(box).indexOf(wanted) >= 0;
            box.rect.setAttribute('fill', is ? 'rgb(230,0,230)' : box.fill);
            found += is ? 1 : 0;
        });
        by('found').textContent = wanted ? found + ' boxes' : '';
    });
})();
]]></script>
)script";

} // namespace msrpp::profile

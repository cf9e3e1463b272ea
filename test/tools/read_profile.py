"""Reads profiles of msrpp as include/msr/profile/format.hpp describes them; for tests."""
import struct

WORDS = ['control', 'data', 'data2', 'data3', 'address', 'physical', 'target', 'data4', 'extended',
         'latency', 'source', 'perf_source', 'counters']
KINDS = ['', 'op', 'fetch', 'precise', 'overflow']


class Profile:
    """A profile whose parts are lists of dictionaries; `end` is None if the profile has no end.
    `thread` is a pair of process ID and thread ID, to which the kept samples are limited."""

    def __init__(self, path, thread=None):
        self.path, self.thread, self.position = path, thread, 8
        self.description, self.samples, self.mappings, self.threads = {}, [], [], []
        self.ended, self.clocks, self.lost, self.cgroups, self.end = [], [], [], [], None
        self.last = None # the sample to which branches belong
        with open(path, 'rb') as file:
            assert file.read(8) == b'msrprof1', 'no profile'
        self.read_on()

    def read_on(self):
        """Reads the records that were written to the file since the last call."""
        with open(self.path, 'rb') as file:
            file.seek(self.position)
            data = file.read()
        at = 0
        while at + 8 <= len(data):
            kind, size = struct.unpack_from('<II', data, at)
            end = at + 8 + (size + 7) // 8 * 8
            if end > len(data):
                break
            self.take(kind, data[at + 8:at + 8 + size])
            at = end
        self.position += at
        self.whole = self.end is not None and at == len(data)

    @staticmethod
    def texts(content):
        at, found = 0, []
        while at < len(content):
            size, = struct.unpack_from('<I', content, at)
            found.append(content[at + 4:at + 4 + size])
            at += 4 + size
        return found

    def take(self, kind, content):
        if kind == 1:
            words = [each.decode() for each in self.texts(content)]
            self.description = dict(zip(words[::2], words[1::2]))
        elif kind == 2:
            pid, _, time, begin, size, offset = struct.unpack_from('<IIQQQQ', content)
            build_id, path = self.texts(content[40:])
            self.mappings.append(dict(pid=pid, time=time, begin=begin, size=size, offset=offset,
                                      build_id=build_id.hex(), path=path.decode()))
        elif kind == 3:
            pid, tid, parent, _, time = struct.unpack_from('<IIIIQ', content)
            self.threads.append(dict(pid=pid, tid=tid, parent=parent, time=time,
                                     name=self.texts(content[24:])[0].decode()))
        elif kind == 4:
            self.ended.append(dict(zip(('pid', 'tid', 'time'), struct.unpack('<IIQ', content))))
        elif kind == 5:
            self.clocks.append(struct.unpack('<QQQ', content))
        elif kind == 6:
            self.cgroups.append((struct.unpack_from('<Q', content)[0],
                                 self.texts(content[8:])[0].decode()))
        elif kind == 7:
            at = 0
            while at < len(content):
                at += self.take_sample(content, at)
        elif kind == 8:
            self.lost.append(struct.unpack('<IIQQ', content))
        elif kind == 13:
            if self.last is not None:
                self.last['branches'] = list(struct.iter_unpack('<QQQ', content))
        elif kind == 10:
            samples, lost, status, _ = struct.unpack('<QQiI', content)
            self.end = dict(samples=samples, lost=lost, status=status)

    def take_sample(self, content, at):
        (words, kind, flags, sequence, tsc, time, pid, tid, period, cpu, present, cgroup,
         ip) = struct.unpack_from('<BBHIQQIIIHHQQ', content, at)
        self.last = None
        if self.thread not in (None, (pid, tid)):
            return 8 * words
        rest = list(struct.unpack_from('<%dQ' % (words - 7), content, at + 56))
        sample = dict(words=words, kind=KINDS[kind], flags=flags, sequence=sequence, tsc=tsc,
                      time=time, pid=pid, tid=tid, period=period, cpu=cpu, cgroup=cgroup, ip=ip)
        for bit, name in enumerate(WORDS):
            if present >> bit & 1:
                sample[name] = rest.pop(0)
        sample['chain'] = rest
        self.samples.append(sample)
        self.last = sample
        return 8 * words

    def mapping_of(self, sample, address=None):
        """Returns the mapping of a file at the sample's instruction, or at an address, at the
        sample's time. Mappings of a process may be in any order: perf has a ring for each CPU."""
        address = sample['ip'] if address is None else address
        found = None
        for each in self.mappings:
            if (each['pid'] == sample['pid'] and each['time'] <= sample['time'] and
                    each['begin'] <= address < each['begin'] + each['size'] and
                    (found is None or found['time'] <= each['time'])):
                found = each
        return found

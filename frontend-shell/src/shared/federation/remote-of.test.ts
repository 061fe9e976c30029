import { type RemoteName, remotes } from '@wayfellow/contracts';
import { remoteOf } from './remote-of';

const names = Object.keys(remotes) as RemoteName[];

describe('which remote owns a path', () => {
  it.each(names.flatMap((name) => remotes[name].paths.map((path) => [path, name])))(
    '%s and everything below it belong to %s',
    (path, name) => {
      expect(remoteOf(path)).toBe(name);
      expect(remoteOf(`${path}/7`)).toBe(name);
    },
  );

  it.each(['/', '/explore', '/messagesX', '/profile', '/matches-of-the-day'])(
    '%s is the shell’s own',
    (path) => {
      expect(remoteOf(path)).toBeUndefined();
    },
  );
});

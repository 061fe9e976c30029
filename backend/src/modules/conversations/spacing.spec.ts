import { Logger } from '@nestjs/common';
import { Spacing } from './spacing.js';

describe('spacing', () => {
  /** Notes what is sent. */
  const noting = <T>(sent: T[]) =>
    new Spacing<T>((value) => {
      sent.push(value);
      return Promise.resolve();
    });
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('sends the first at once, of those that follow the latest after two seconds, and nothing twice', () => {
    const sent: number[] = [];
    const spacing = noting(sent);
    for (const value of [1, 2, 3]) void spacing.tell('one', value);
    expect(sent).toEqual([1]);
    jest.advanceTimersByTime(2_000);
    expect(sent).toEqual([1, 3]);
    void spacing.tell('one', 4);
    expect(sent).toEqual([1, 3]);
    jest.advanceTimersByTime(2_000);
    expect(sent).toEqual([1, 3, 4]);
    jest.advanceTimersByTime(10_000);
    void spacing.tell('one', 5);
    expect(sent).toEqual([1, 3, 4, 5]);
  });

  it('keeps keys apart, and sends what waits when it ends', async () => {
    const sent: string[] = [];
    const spacing = noting(sent);
    for (const value of ['a1', 'b1', 'a2', 'b2']) void spacing.tell(value[0] ?? '', value);
    expect(sent).toEqual(['a1', 'b1']);
    await spacing.flush();
    expect(sent).toEqual(['a1', 'b1', 'a2', 'b2']);
    jest.advanceTimersByTime(2_000);
    expect(sent).toHaveLength(4);
  });

  it('rejects where the first is not sent, and goes on after one that waited is not', async () => {
    const failing = jest.fn((value: number) =>
      value < 3 ? Promise.reject(new Error('Gone')) : Promise.resolve(),
    );
    const spacing = new Spacing(failing);
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
    await expect(spacing.tell('one', 1)).rejects.toThrow('Gone');
    await spacing.tell('one', 2);
    jest.advanceTimersByTime(2_000);
    await spacing.tell('one', 3);
    await spacing.flush();
    expect(failing.mock.calls).toEqual([[1], [2], [3]]);
    expect(warn.mock.calls).toEqual([['What waited could not be sent: Gone']]);
    warn.mockRestore();
  });
});

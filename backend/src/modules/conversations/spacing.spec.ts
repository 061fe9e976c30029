import { Spacing } from './spacing.js';

describe('spacing', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('sends the first at once, of those that follow the latest after two seconds, and nothing twice', () => {
    const sent: number[] = [];
    const spacing = new Spacing<number>((value) => sent.push(value));
    for (const value of [1, 2, 3]) spacing.tell('one', value);
    expect(sent).toEqual([1]);
    jest.advanceTimersByTime(2_000);
    expect(sent).toEqual([1, 3]);
    spacing.tell('one', 4);
    expect(sent).toEqual([1, 3]);
    jest.advanceTimersByTime(2_000);
    expect(sent).toEqual([1, 3, 4]);
    jest.advanceTimersByTime(10_000);
    spacing.tell('one', 5);
    expect(sent).toEqual([1, 3, 4, 5]);
  });

  it('keeps keys apart, and sends what waits when it ends', () => {
    const sent: string[] = [];
    const spacing = new Spacing<string>((value) => sent.push(value));
    for (const value of ['a1', 'b1', 'a2', 'b2']) spacing.tell(value[0] ?? '', value);
    expect(sent).toEqual(['a1', 'b1']);
    spacing.flush();
    expect(sent).toEqual(['a1', 'b1', 'a2', 'b2']);
    jest.advanceTimersByTime(2_000);
    expect(sent).toHaveLength(4);
  });
});

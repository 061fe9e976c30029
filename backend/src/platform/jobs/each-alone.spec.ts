import { eachAlone } from './each-alone.js';

test('one that fails holds up no other, and is named at the end with why', async () => {
  const done: number[] = [];
  const work = async (item: number) => {
    if (item % 2) throw new Error(`${item} is odd`);
    done.push(item);
  };
  const all = eachAlone([1, 2, 3, 4], (item) => `item ${item}`, work);
  await expect(all).rejects.toMatchObject({
    message: 'Failed: item 1, item 3',
    errors: [{ message: '1 is odd' }, { message: '3 is odd' }],
  });
  expect(done).toEqual([2, 4]);
  await expect(eachAlone([6], String, work)).resolves.toBeUndefined();
});

/**
 * Does work for one after the other. One that fails holds up no other, and is due again when the job runs next.
 * @throws AggregateError at the end, which names those that failed
 */
export const eachAlone = async <Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  nameOf: (item: Item) => string,
  work: (item: Item) => Promise<unknown>,
): Promise<void> => {
  const failed = new Map<string, unknown>();
  for await (const item of items) await work(item).catch((error: unknown) => failed.set(nameOf(item), error));
  if (failed.size > 0) throw new AggregateError(failed.values(), `Failed: ${[...failed.keys()].join(', ')}`);
};

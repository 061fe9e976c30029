/** Takes what `claim` gives, one after the other, until it gives nothing. Work that fails is told to `failed`, and left. */
export const workOff = async <Item>(
  claim: () => Promise<Item | undefined>,
  work: (item: Item) => Promise<void>,
  failed: (error: Error, item: Item) => void,
): Promise<void> => {
  for (let item = await claim(); item !== undefined; item = await claim()) {
    const one = item;
    await work(one).catch((error: Error) => failed(error, one));
  }
};

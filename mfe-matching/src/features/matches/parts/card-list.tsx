import type { ReactNode } from 'react';
import { CardGrid, FailureNote, ShowMore, SkeletonCard } from '@wayfellow/ui';
import type { PagedList } from '@wayfellow/web';

export const ListSkeleton = () => (
  <CardGrid columns={2} aria-busy>
    {['one', 'two', 'three', 'four'].map((key) => (
      <SkeletonCard key={key} shape="suggestion" />
    ))}
  </CardGrid>
);

interface Props<Item> {
  list: PagedList<Item>;
  /** The name of the list, for its label and its error message. */
  name: string;
  /** The label of the button that loads more. */
  more: string;
  empty: ReactNode;
  keyOf: (item: Item) => number;
  children: (item: Item) => ReactNode;
}

/** A list of people with its loading, error and empty states. */
export const CardList = <Item,>({ list, name, more, empty, keyOf, children }: Props<Item>) => {
  const { items, isFailed, isMore, retry } = list;
  if (isFailed)
    return (
      <FailureNote
        title={`Your ${name} could not be loaded.`}
        text="Check your connection and try again."
        onRetry={retry}
      />
    );
  if (!items) return <ListSkeleton />;
  if (!items.length && !isMore) return empty;
  return (
    <ShowMore label={more} list={list}>
      <CardGrid columns={2} component="ul" aria-label={`Your ${name}`}>
        {items.map((item) => (
          <li key={keyOf(item)} tabIndex={-1}>
            {children(item)}
          </li>
        ))}
      </CardGrid>
    </ShowMore>
  );
};

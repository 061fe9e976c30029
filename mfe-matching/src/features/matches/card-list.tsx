import type { ReactNode } from 'react';
import { CardGrid, FailureNote, SkeletonCard } from '@wayfellow/ui';

export const ListSkeleton = () => (
  <CardGrid of="two" aria-busy>
    {['one', 'two', 'three', 'four'].map((key) => (
      <SkeletonCard key={key} shape="suggestion" />
    ))}
  </CardGrid>
);

interface Props<Item> {
  /** Undefined while they are on their way. */
  items: readonly Item[] | undefined;
  isFailed: boolean;
  retry: () => void;
  /** What the list holds, for its label and for the failure. */
  name: string;
  empty: ReactNode;
  keyOf: (item: Item) => number;
  children: (item: Item) => ReactNode;
}

/** A list of people in its four looks: on its way, failed, empty, there. */
export const CardList = <Item,>({ items, isFailed, retry, name, empty, keyOf, children }: Props<Item>) => {
  if (isFailed)
    return (
      <FailureNote
        title={`Your ${name} could not be loaded.`}
        text="Check your connection and try again."
        onRetry={retry}
      />
    );
  if (!items) return <ListSkeleton />;
  if (!items.length) return empty;
  return (
    <CardGrid of="two" component="ul" aria-label={`Your ${name}`}>
      {items.map((item) => (
        <li key={keyOf(item)} tabIndex={-1}>
          {children(item)}
        </li>
      ))}
    </CardGrid>
  );
};

import type { TipView } from '@wayfellow/contracts';
import { CardGrid, SkeletonCard } from '@wayfellow/ui';
import { TipCard } from './tip-card';

const SKELETONS = 3;

interface Props {
  tips: readonly TipView[];
  /** Heading level of the tips' titles. */
  heading?: 'h2' | 'h3';
}

/** Tips as cards, in the server's order. */
export const TipGrid = ({ tips, heading = 'h2' }: Props) => (
  <CardGrid columns={3} component="ul" aria-label="Travel tips">
    {tips.map((tip) => (
      <li key={tip.id} id={`tip-${tip.id}`} tabIndex={-1}>
        <TipCard tip={tip} heading={heading} />
      </li>
    ))}
  </CardGrid>
);

/** Skeletons shown while tips are loading. */
export const TipsWaiting = () => (
  <>
    <p className="vh" role="status">
      Loading travel tips...
    </p>
    <CardGrid columns={3}>
      {Array.from({ length: SKELETONS }, (_, index) => (
        <SkeletonCard key={index} shape="tip" />
      ))}
    </CardGrid>
  </>
);

import type { TipView } from '@wayfellow/contracts';
import { CardGrid, SkeletonCard } from '@wayfellow/ui';
import { TipCard } from './tip-card';

const SKELETONS = 3;

interface Props {
  tips: readonly TipView[];
  /** Level of the tips' titles in the page's outline. */
  heading?: 'h2' | 'h3';
}

/** Tips as cards, most useful first as the server gives them. */
export const TipGrid = ({ tips, heading = 'h2' }: Props) => (
  <CardGrid of="three" component="ul" aria-label="Travel tips">
    {tips.map((tip) => (
      <li key={tip.id} tabIndex={-1}>
        <TipCard tip={tip} heading={heading} />
      </li>
    ))}
  </CardGrid>
);

/** Stands in for the tips while they come. */
export const TipsWaiting = () => (
  <>
    <p className="vh" role="status">
      Loading travel tips...
    </p>
    <CardGrid of="three">
      {Array.from({ length: SKELETONS }, (_, index) => (
        <SkeletonCard key={index} shape="tip" />
      ))}
    </CardGrid>
  </>
);

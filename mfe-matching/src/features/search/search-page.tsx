import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Ref, useRef } from 'react';
import { Link, useNavigate, useSearchParams } from '@wayfellow/router';
import { Page, type SearchCriteria, TextLink, searchPathOf } from '@wayfellow/ui';
import { usePageMeta } from '@wayfellow/web';
import { criteriaIn, isUnfiltered } from './criteria';
import { NobodyFound, Results, ResultsSkeleton, SearchFailure } from './results';
import { SearchBox } from './search-box';
import { type Search, useSearch } from './use-search';
import { emptySummaryOf, headingOf, summaryOf } from './words';

const UNFILTERED_PATH = searchPathOf({});

const titleOf = (criteria: SearchCriteria, { items: cards, isFailed, isMore }: Search): string => {
  if (isFailed) return 'Find Travel Companions';
  if (!cards) return 'Searching for travelers...';
  const others = new Set(cards.flatMap(({ id, connection }) => (connection === 'self' ? [] : [id])));
  if (others.size === 0 && !isMore) return 'No travelers found';
  return headingOf(criteria, others.size, isMore);
};

interface HeadingProps {
  criteria: SearchCriteria;
  title: string;
  /** Hides the sort order and the reset link when nothing was found; the empty state has its own. */
  isEmpty: boolean;
  /** The heading itself. */
  heading: Ref<HTMLHeadingElement>;
  onClear: () => void;
}

const Heading = ({ criteria, title, isEmpty, heading, onClear }: HeadingProps) => (
  <Box
    sx={{
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 4,
      mt: { xs: 7, sm: 9 },
      mb: { xs: 4.5, sm: 6 },
    }}
  >
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography variant="h2" component="h1" ref={heading} tabIndex={-1}>
        {title}
      </Typography>
      <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>
        {isEmpty ? emptySummaryOf(criteria) : `${summaryOf(criteria)} Soonest first.`}
      </Typography>
    </Box>
    {!isEmpty && !isUnfiltered(criteria) && (
      <TextLink component={Link} to={UNFILTERED_PATH} standalone onClick={onClear} sx={{ flex: 'none' }}>
        Clear filters
      </TextLink>
    )}
  </Box>
);

/** The search page. The criteria are stored in the URL. */
export const SearchPage = () => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const criteria = criteriaIn(params);
  const search = useSearch(criteria);
  const title = titleOf(criteria, search);
  usePageMeta({
    title: criteria.destination ? `Travelers to ${criteria.destination}` : 'Find Travel Companions',
    description: 'Find solo travelers by destination, dates and interests, and connect with them.',
  });
  const { items: cards, isFailed, retry } = search;
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed goes with the search that was shown: the focus would start over at the top of the page.
  const leave = () => heading.current?.focus({ preventScroll: true });
  const show = (path: string) => {
    leave();
    void navigate(path);
  };
  return (
    <Page sx={{ pt: { xs: 5, sm: 7 }, pb: { xs: 14, sm: 24 } }}>
      {/* Remounted for each URL, so that its fields show the current criteria. */}
      <SearchBox
        key={searchPathOf(criteria)}
        criteria={criteria}
        onSearch={(next) => show(searchPathOf(next))}
      />
      <Heading
        criteria={criteria}
        title={title}
        isEmpty={cards?.length === 0}
        heading={heading}
        onClear={leave}
      />
      <p role="status" className="vh">
        {title}
      </p>
      {isFailed && <SearchFailure onRetry={retry} />}
      {!cards && !isFailed && <ResultsSkeleton />}
      {cards && cards.length === 0 && (
        <NobodyFound onClear={isUnfiltered(criteria) ? undefined : () => show(UNFILTERED_PATH)} />
      )}
      {cards && cards.length > 0 && <Results cards={cards} search={search} />}
    </Page>
  );
};

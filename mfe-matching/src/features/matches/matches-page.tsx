import { memo, useCallback, useDeferredValue } from 'react';
import Box from '@mui/material/Box';
import { type SessionUserView, type Tier, notices } from '@wayfellow/contracts';
import { Link, useNavigate } from '@wayfellow/router';
import { CountTabs, Icon, Page, PageHeader, TabRow, keepFocus } from '@wayfellow/ui';
import { RequireLogin, useKeptSince, usePageMeta, useTab } from '@wayfellow/web';
import { ListSkeleton } from './parts/card-list';
import { KeptMatches } from './parts/kept-matches';
import { Matched, Requests, Sent } from './parts/match-lists';
import { RequestsLeft } from './parts/requests-left';
import { Suggested } from './parts/suggested';
import { type MatchTab, PANEL_ID, matchTabs, tabIdOf, tabLabels } from './data/tabs';
import { useMatchCounts, useSuggestions } from './data/use-matches';
import { countsText, leadOf } from './data/words';

const lists = { requests: Requests, sent: Sent, matched: Matched } as const;

const noCounts: Record<Exclude<MatchTab, 'suggested'>, number | undefined> = {
  requests: undefined,
  sent: undefined,
  matched: undefined,
};

interface PanelProps {
  tab: MatchTab;
  tier: Tier;
  /** Requests left today; undefined while loading. */
  requestsLeft: number | null | undefined;
  onFind: () => void;
}

/** The list of a tab. Rendered again only when one of these changes, so that a press on a tab is shown before the list is. */
const Panel = memo(({ tab, tier, requestsLeft, onFind }: PanelProps) => {
  if (tab === 'suggested')
    return (
      <>
        <Box sx={{ mb: 6, '&:empty': { display: 'none' } }}>
          <RequestsLeft tier={tier} left={requestsLeft} />
        </Box>
        <Suggested />
      </>
    );
  const List = lists[tab];
  return <List key={tab} onFind={onFind} />;
});
Panel.displayName = 'Panel';

const Board = ({ user }: { user: SessionUserView }) => {
  const [tab, open] = useTab(matchTabs, { isFirstNamed: true });
  const known = useMatchCounts();
  const suggestions = useSuggestions();
  const counts = { ...noCounts, ...known, suggested: suggestions.items?.length };
  const told = { ...counts, ...(suggestions.isMore && { suggested: `${counts.suggested}+` }) };
  const shown = useDeferredValue(tab);
  const navigate = useNavigate();
  const find = useCallback(() => void navigate('/matches?tab=suggested'), [navigate]);
  return (
    <>
      <PageHeader title="Matches" lead={leadOf(tab, counts[tab])} />
      <TabRow>
        <CountTabs
          ariaLabel="Matches"
          value={tab}
          onChange={open}
          tabs={matchTabs.map((value) => ({
            value,
            label: tabLabels[value],
            count: told[value],
            id: tabIdOf(value),
            controls: PANEL_ID,
          }))}
        />
        <Link to="/crossings">
          <Icon name="calendar" />
          <span className="words">Day by day</span>
        </Link>
      </TabRow>
      <p role="status" className="vh">
        {countsText(told)}
      </p>
      <Box
        ref={keepFocus}
        id={PANEL_ID}
        role="tabpanel"
        tabIndex={-1}
        aria-labelledby={tabIdOf(tab)}
        sx={{ pt: { xs: 5, sm: 7 } }}
      >
        <Panel tab={shown} tier={user.tier} requestsLeft={known?.requestsLeft} onFind={find} />
      </Box>
    </>
  );
};

/** As high as the board of a free plan, which most have, so that nothing moves when it takes its place. */
const Waiting = () => (
  <>
    <PageHeader title="Matches" lead={leadOf('suggested')} />
    <TabRow sx={{ minHeight: 53 }} />
    <Box sx={{ pt: { xs: 5, sm: 7 } }}>
      <Box sx={{ mb: 6 }}>
        <RequestsLeft tier="free" left={undefined} />
      </Box>
      <ListSkeleton />
    </Box>
  </>
);

/** Suggestions, requests received and sent, and matches. */
export const MatchesPage = () => {
  usePageMeta({
    title: 'Matches',
    description: 'Travelers suggested for you, with the days and interests you share.',
  });
  const isOff = useKeptSince() !== undefined;
  return (
    <Page sx={{ pb: { xs: 14, sm: 24 } }}>
      <RequireLogin notice={notices.matchesNeedLogin} fallback={<Waiting />}>
        {(user) => (isOff ? <KeptMatches /> : <Board key={user.id} user={user} />)}
      </RequireLogin>
    </Page>
  );
};

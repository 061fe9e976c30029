import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { endpoints } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { EmptyState, FailureNote, LinkButton, Page, PageHeader, ShowMore } from '@wayfellow/ui';
import { usePageMeta, usePagedList } from '@wayfellow/web';
import { Entries } from './parts/case-log';

/** The log of everything that moderators and rules did, for leads. */
export const LogPage = () => {
  usePageMeta({ title: 'Log of moderation', description: 'Everything that moderators and rules did.' });
  const list = usePagedList(endpoints.moderation.log, {});
  return (
    <Page sx={{ pb: 12 }}>
      <PageHeader
        title="Log"
        lead="Everything that moderators and rules did. Entries are only added."
        action={
          <LinkButton component={Link} to="/moderation" variant="outlined">
            All cases
          </LinkButton>
        }
      />
      {list.isFailed && <FailureNote title="The log could not be loaded." onRetry={list.retry} />}
      {!list.items && !list.isFailed && <Skeleton height={300} />}
      {list.items?.length === 0 && (
        <EmptyState drawing="bench" title="Nothing yet" text="What moderators and rules do shows up here." />
      )}
      {list.items && list.items.length > 0 && (
        <ShowMore label="Show earlier entries" list={list}>
          <Card sx={{ px: 5, py: 3 }}>
            <Entries log={list.items} hasCases />
          </Card>
        </ShowMore>
      )}
    </Page>
  );
};

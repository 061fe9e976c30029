import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { type CaseSubject, type QueueView, endpoints } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { EmptyState, FailureNote, FilterChips, LinkButton, Page, PageHeader, ShowMore } from '@wayfellow/ui';
import { useApiQuery, usePageMeta, usePagedList, useSession } from '@wayfellow/web';
import { QueueList } from './parts/queue-list';
import { asksToConfirm } from '../../shared/second-step/asks-to-confirm';
import { SecondStepCard } from './parts/second-step-card';
import { Tiles } from './parts/tiles';
import { subjectsText } from './words';

type Filter = 'all' | 'mine' | CaseSubject;

/** The queue of moderators: what is due, and what is theirs. */
export const ModerationPage = () => {
  usePageMeta({ title: 'Moderation', description: 'What travelers have reported, the next due first.' });
  const { user } = useSession();
  const queue = useApiQuery(endpoints.moderation.queue, {});
  return (
    <Page>
      <PageHeader
        title="Moderation"
        lead="Oldest promise first. Whoever you know, leave to somebody else."
        action={
          user?.role === 'lead' && (
            <LinkButton component={Link} to="/moderation/log" variant="outlined">
              Log
            </LinkButton>
          )
        }
      />
      {asksToConfirm(queue.error) ? (
        <SecondStepCard onConfirmed={() => void queue.refetch()} />
      ) : queue.isError ? (
        <FailureNote
          title="The cases could not be loaded."
          text="Check your connection and try again."
          onRetry={() => void queue.refetch()}
        />
      ) : queue.data ? (
        <Queue queue={queue.data} />
      ) : (
        <Skeleton height={300} />
      )}
    </Page>
  );
};

const Queue = ({ queue }: { queue: QueueView }) => {
  const [filter, setFilter] = useState<Filter>('all');
  const query = filter === 'all' ? {} : filter === 'mine' ? ({ mine: 'true' } as const) : { subject: filter };
  const list = usePagedList(endpoints.moderation.cases, { query });
  const options: { value: Filter; label: string }[] = [
    { value: 'all', label: `All ${queue.open}` },
    { value: 'mine', label: `Mine ${queue.mine}` },
    ...queue.subjects.map(({ subject, count }) => ({
      value: subject,
      label: `${subjectsText(subject)} ${count}`,
    })),
  ];
  return (
    <Box sx={{ pb: 12 }}>
      <Tiles queue={queue} />
      <Box sx={{ my: 4 }}>
        <FilterChips ariaLabel="Filter" options={options} value={filter} onChange={setFilter} />
      </Box>
      {list.isFailed && <FailureNote title="The cases could not be loaded." onRetry={list.retry} />}
      {!list.items && !list.isFailed && <Skeleton height={300} />}
      {list.items?.length === 0 && (
        <EmptyState drawing="bench" title="Nothing to decide" text="No case waits here." />
      )}
      {list.items && list.items.length > 0 && (
        <ShowMore label="Show more cases" list={list}>
          <QueueList cases={list.items} />
        </ShowMore>
      )}
    </Box>
  );
};

import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  type DestinationView,
  endpoints,
  isCalendarDay,
  plain,
  todayUtc,
  tripTexts,
  visitorDaysProblems,
} from '@wayfellow/contracts';
import { useSearchParams } from '@wayfellow/router';
import { FailureNote, PageHeader, type PlaceDates, PlaceDatesPanel } from '@wayfellow/ui';
import { useApiList, usePageMeta } from '@wayfellow/web';
import { CountBoard } from './count-board';

const TITLE = 'Who is there when you are?';

interface Problem {
  text: string;
  isPlace: boolean;
}

const problemIn = (chosen: PlaceDates, place: DestinationView | undefined): Problem | undefined => {
  if (!place) return { text: tripTexts.destination, isPlace: true };
  const [text] = Object.values(visitorDaysProblems(chosen, todayUtc()));
  return text ? { text, isPlace: false } : undefined;
};

/** The days in the URL; empty unless both are days. */
const useChosenDays = () => {
  const [params, setParams] = useSearchParams();
  const [startDate, endDate] = [params.get('startDate'), params.get('endDate')];
  const days =
    isCalendarDay(startDate) && isCalendarDay(endDate)
      ? { startDate, endDate }
      : { startDate: '', endDate: '' };
  const choose = (placeId: number, chosen: PlaceDates) =>
    setParams({ destination: `${placeId}`, startDate: chosen.startDate, endDate: chosen.endDate });
  return { days, choose };
};

interface Props {
  /** The destination in the URL. */
  placeId: number | undefined;
  /** Whether somebody is signed in, who has no trip there. */
  isTraveler?: boolean;
}

/** Counts the travelers at a destination day by day, without names. What is asked is in the URL. */
export const CountTravelers = ({ placeId, isTraveler = false }: Props) => {
  usePageMeta({ title: TITLE, description: 'How many travelers are where you go, on each of your days.' });
  const { days, choose } = useChosenDays();
  const places = useApiList(endpoints.destinations.list, {});
  const [problem, setProblem] = useState<Problem>();
  const place = places.data?.find(({ id }) => id === placeId);
  const submit = (chosen: PlaceDates) => {
    const named = places.data?.find(({ name }) => plain(name) === plain(chosen.destination));
    const found = problemIn(chosen, named);
    setProblem(found);
    if (named && !found) choose(named.id, chosen);
  };
  const isAsked = place && !problemIn({ destination: place.name, ...days }, place);
  return (
    <>
      <PageHeader
        title={TITLE}
        lead="Say where and when. We count the travelers; their names are for travelers."
      />
      {places.isError ? (
        <FailureNote
          title="The destinations could not be loaded."
          text="Check your connection and try again."
          onRetry={() => void places.refetch()}
        />
      ) : (
        <PlaceDatesPanel
          // The name of a destination in the URL is known once the destinations are.
          key={place?.id}
          initial={{ destination: place?.name ?? '', ...days }}
          places={places.data?.map(({ name }) => name) ?? []}
          submitLabel="Count travelers"
          problem={problem}
          onSubmit={submit}
        />
      )}
      {isAsked && (
        <Box sx={{ mt: 7 }}>
          <CountBoard place={place} days={days} isTraveler={isTraveler} />
        </Box>
      )}
      <Typography sx={{ mt: 8, maxWidth: '68ch', fontSize: '.9rem', color: 'text.secondary' }}>
        Counts come from travelers who let everyone find them. From ten on they are rounded down; below three
        we say &apos;a few&apos;.
      </Typography>
    </>
  );
};

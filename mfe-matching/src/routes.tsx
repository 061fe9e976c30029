import { type ReactNode, Suspense, lazy } from 'react';
import { REMOTE_CONTRACT_VERSION } from '@wayfellow/contracts';
import { Route, Routes } from '@wayfellow/router';
import { Page } from '@wayfellow/ui';
import type { RemoteModule, RemoteProps } from '@wayfellow/web';
import { CrossingsSkeleton } from './features/crossings/parts/crossings-skeleton';
import { MatchesPage } from './features/matches/matches-page';
import { SearchPage } from './features/search/search-page';

// Most visits see another page of this frontend.
const CrossingsPage = lazy(async () => ({
  default: (await import('./features/crossings/crossings-page')).CrossingsPage,
}));

const MeetupsPage = lazy(async () => ({
  default: (await import('./features/meetups/meetups-page')).MeetupsPage,
}));
const MeetupPage = lazy(async () => ({
  default: (await import('./features/meetups/meetup-page')).MeetupPage,
}));

const QuizPage = lazy(async () => ({
  default: (await import('./features/quiz/quiz-page')).QuizPage,
}));

const CrossingsFallback = () => (
  <Page sx={{ minHeight: '80vh', pt: { xs: 7, sm: 12 } }}>
    <CrossingsSkeleton />
  </Page>
);

const Crossings = () => (
  <Suspense fallback={<CrossingsFallback />}>
    <CrossingsPage />
  </Suspense>
);

// Nothing is shown below the header until it is known which page it is; the footer stays out of sight meanwhile.
const PageFallback = () => <Page sx={{ minHeight: '80vh' }}>{null}</Page>;

const whenLoaded = (page: ReactNode) => <Suspense fallback={<PageFallback />}>{page}</Suspense>;

const MatchingRoutes = ({ notFound }: RemoteProps) => (
  <Routes>
    <Route path="/search" element={<SearchPage />} />
    <Route path="/matches" element={<MatchesPage />} />
    <Route path="/crossings" element={<Crossings />} />
    <Route path="/meetups" element={whenLoaded(<MeetupsPage />)} />
    <Route path="/meetups/:id" element={whenLoaded(<MeetupPage />)} />
    <Route path="/quiz" element={whenLoaded(<QuizPage />)} />
    <Route path="*" element={notFound} />
  </Routes>
);

/** The module that the shell loads. Its routes use absolute paths. */
const remote: RemoteModule = { contractVersion: REMOTE_CONTRACT_VERSION, Routes: MatchingRoutes };
export default remote;

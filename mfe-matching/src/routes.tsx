import { REMOTE_CONTRACT_VERSION } from '@wayfellow/contracts';
import { Route, Routes } from '@wayfellow/router';
import type { RemoteModule, RemoteProps } from '@wayfellow/web';
import { MatchesPage } from './features/matches/matches-page';
import { QuizPage } from './features/quiz/quiz-page';
import { SearchPage } from './features/search/search-page';

const MatchingRoutes = ({ notFound }: RemoteProps) => (
  <Routes>
    <Route path="/search" element={<SearchPage />} />
    <Route path="/matches" element={<MatchesPage />} />
    <Route path="/quiz" element={<QuizPage />} />
    <Route path="*" element={notFound} />
  </Routes>
);

/** What the shell loads: paths are whole, from the site's root. */
const remote: RemoteModule = { contractVersion: REMOTE_CONTRACT_VERSION, Routes: MatchingRoutes };
export default remote;

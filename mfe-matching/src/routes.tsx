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

/** The module that the shell loads. Its routes use absolute paths. */
const remote: RemoteModule = { contractVersion: REMOTE_CONTRACT_VERSION, Routes: MatchingRoutes };
export default remote;

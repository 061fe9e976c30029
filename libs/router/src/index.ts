// The part of react-router-dom the product uses. It is shared between the frontends in the router's place, because
// a shared package is never tree-shaken: the whole of it would weigh 30 kB more (gzip) on the first page.
export {
  BrowserRouter,
  MemoryRouter,
  Navigate,
  Route,
  Routes,
  matchPath,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { Link } from './link';
export type { NavigateFunction } from 'react-router-dom';

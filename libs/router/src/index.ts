// The part of react-router-dom the product uses. It is shared between the frontends in the router's place, because
// a shared package is never tree-shaken: the whole of it would weigh 30 kB more (gzip) on the first page.
export {
  BrowserRouter,
  Link,
  MemoryRouter,
  Navigate,
  Outlet,
  Route,
  Routes,
  generatePath,
  matchPath,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export type { LinkProps, Location, NavigateFunction, To } from 'react-router-dom';

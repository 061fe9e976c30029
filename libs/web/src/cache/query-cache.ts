// The part of react-query that the product uses. The frontends import it from here because this library, and with it the
// cache, is shared between them by federation; a shared package is not tree-shaken, and most of react-query is not needed.
export { QueryClientProvider, notifyManager, useQuery, useQueryClient } from '@tanstack/react-query';
export type { QueryClient } from '@tanstack/react-query';

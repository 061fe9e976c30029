// The part of react-query the product uses. The frontends take it from here, because this library is shared between
// them, and with it the one cache: a shared package comes whole, and most of react-query nobody needs.
export { QueryClientProvider, notifyManager, useQuery, useQueryClient } from '@tanstack/react-query';
export type { QueryClient } from '@tanstack/react-query';

/** Each of the shell's own screens, in a chunk of its own. Free of React: the page's first script reads it. */
export const screens = {
  home: async () => (await import('../features/home/home-page')).HomePage,
  explore: async () => (await import('../features/explore/explore-page')).ExplorePage,
  destination: async () => (await import('../features/destination/destination-page')).DestinationPage,
  tips: async () => (await import('../features/tips/tips-page')).TipsPage,
  login: async () => (await import('../features/login/login-page')).LoginPage,
  register: async () => (await import('../features/register/register-page')).RegisterPage,
  forgot: async () => (await import('../features/recover/forgot-page')).ForgotPage,
  reset: async () => (await import('../features/recover/reset-page')).ResetPage,
  confirm: async () => (await import('../features/recover/link-pages')).ConfirmPage,
  undo: async () => (await import('../features/recover/link-pages')).UndoPage,
  account: async () => (await import('../features/account/account-page')).AccountPage,
  traveler: async () => (await import('../features/traveler/traveler-page')).TravelerPage,
  profile: async () => (await import('../features/profile/profile-page')).ProfilePage,
};

/** Screens that pages are mostly entered by. */
const entrances: Partial<Record<string, keyof typeof screens>> = {
  '/': 'home',
  '/explore': 'explore',
  '/login': 'login',
  '/register': 'register',
  '/profile': 'profile',
};

/** Fetches the screen at a path beside the frame instead of after it. What fails here is told when it is shown. */
export const preloadScreen = async (path: string): Promise<void> => {
  const screen = entrances[path];
  if (screen) await screens[screen]().catch(() => undefined);
};

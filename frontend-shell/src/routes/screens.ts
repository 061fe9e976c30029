/** The loaders of the shell's own screens, each a separate chunk. Does not import React: the first script uses it. */
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
  plan: async () => (await import('../features/plan/plan-page')).PlanPage,
  fine: async () => (await import('../features/plan/answer-pages')).FinePage,
  contact: async () => (await import('../features/plan/answer-pages')).ContactPage,
  stay: async () => (await import('../features/recover/link-pages')).StayPage,
  unsubscribe: async () => (await import('../features/recover/link-pages')).UnsubscribePage,
  account: async () => (await import('../features/account/account-page')).AccountPage,
  notifications: async () => (await import('../features/notifications/notifications-page')).NotificationsPage,
  traveler: async () => (await import('../features/traveler/traveler-page')).TravelerPage,
  moderation: async () => (await import('../features/moderation/moderation-page')).ModerationPage,
  moderationCase: async () => (await import('../features/moderation/case-page')).CasePage,
  moderationLog: async () => (await import('../features/moderation/log-page')).LogPage,
  safety: async () => (await import('../features/safety-pages/safety-center-page')).SafetyCenterPage,
  rules: async () => (await import('../features/safety-pages/rules-page')).RulesPage,
  terms: async () => (await import('../features/safety-pages/legal-pages')).TermsPage,
  privacy: async () => (await import('../features/safety-pages/legal-pages')).PrivacyPage,
  decision: async () => (await import('../features/decisions/decision-page')).DecisionPage,
  notice: async () => (await import('../features/safety-pages/notice/notice-page')).NoticePage,
  newRoute: async () => (await import('../features/routes/route-pages')).NewRoutePage,
  route: async () => (await import('../features/routes/route-pages')).RoutePage,
  sharedRoute: async () => (await import('../features/routes/shared-route-page')).SharedRoutePage,
  profile: async () => (await import('../features/profile/profile-page')).ProfilePage,
};

/** The most common entry screens, by path. */
const entryScreens: Partial<Record<string, keyof typeof screens>> = {
  '/': 'home',
  '/explore': 'explore',
  '/login': 'login',
  '/register': 'register',
  '/profile': 'profile',
};

/** Loads the screen at a path in parallel with the frame. A failure is reported when the screen is rendered. */
export const preloadScreen = async (path: string): Promise<void> => {
  const screen = entryScreens[path];
  if (screen) await screens[screen]().catch(() => undefined);
};

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { importing, rulesBroken } from './rules-broken.mjs';

/** Each: what is refused, in which file, the import, and an import of the same file that is fine. */
const imports = [
  ['contracts imports nothing', 'libs/contracts/src/rules.ts', 'zod', './limits.js'],
  ['web knows no look', 'libs/web/src/session/session.tsx', '@wayfellow/ui', '@wayfellow/contracts'],
  ['ui knows no session', 'libs/ui/src/cards/card.tsx', '@wayfellow/web', '@wayfellow/contracts'],
  ['the catalogue shows ui alone', 'libs/ui-catalogue/src/story.ts', '@wayfellow/web', '@wayfellow/ui'],
  [
    'what renders a page knows no frontend',
    'libs/federation/src/browser/render-page.tsx',
    '@wayfellow/contracts',
    '@wayfellow/web',
  ],
  [
    'a frontend knows nothing of how it is built',
    'mfe-matching/src/main.ts',
    '@wayfellow/federation',
    '@wayfellow/federation/mount-remote',
  ],
  ['router is the router alone', 'libs/router/src/index.ts', 'react', 'react-router-dom'],
  [
    'a frontend takes the router from our own',
    'mfe-matching/src/routes.tsx',
    'react-router-dom',
    '@wayfellow/router',
  ],
  [
    'a frontend takes the query cache from our own',
    'mfe-matching/src/routes.tsx',
    '@tanstack/react-query',
    '@wayfellow/web',
  ],
  ['web takes the router from our own', 'libs/web/src/connect.ts', 'react-router-dom', '@wayfellow/router'],
  [
    'a frontend knows no other frontend',
    'frontend-shell/src/routes.tsx',
    '@wayfellow/mfe-matching',
    '@wayfellow/web',
  ],
  [
    'a frontend knows no backend',
    'mfe-messaging/src/routes.tsx',
    '@wayfellow/backend',
    '@wayfellow/contracts',
  ],
  [
    'nobody steps into another project',
    'mfe-messaging/src/routes.tsx',
    '../../libs/web/src/session',
    './bootstrap',
  ],
  [
    'a feature knows no other feature',
    'frontend-shell/src/features/home/home-page.tsx',
    '../explore/card',
    '../../shared/scene/shore-scene',
  ],
  [
    'what features share knows none of them',
    'mfe-messaging/src/shared/times.ts',
    '../features/thread/chat',
    './two-panes',
  ],
  [
    'a feature knows no routes',
    'mfe-messaging/src/features/thread/chat.tsx',
    '../../routes',
    '../../shared/times',
  ],
  [
    'a folder within a feature knows no other feature',
    'frontend-shell/src/features/home/search/panel.tsx',
    '../../explore/card',
    '../hero',
  ],
  [
    'the platform knows no module',
    'backend/src/platform/http/session.ts',
    '../../modules/users/users.service.js',
    '../../config/config.js',
  ],
  [
    'a room of the platform uses those below it alone',
    'backend/src/platform/sessions/session-store.ts',
    '../http/route.js',
    '../database/pg-pool.js',
  ],
  [
    'the platform knows no schema',
    'backend/src/platform/database/pg-pool.ts',
    '../../schema/seed/seed.js',
    '../problems/problem.js',
  ],
  [
    'a module knows no schema',
    'backend/src/modules/users/users.service.ts',
    '../../schema/seed/seed.js',
    '../../platform/problems/problem.js',
  ],
  [
    'the config knows no module',
    'backend/src/config/config.ts',
    '../modules/users/users.service.js',
    '@wayfellow/contracts',
  ],
  [
    'a module follows the arrows',
    'backend/src/modules/users/users.service.ts',
    '../auth/auth.service.js',
    './user.entity.js',
  ],
  [
    'a module uses another by its service',
    'backend/src/modules/auth/auth.service.ts',
    '../users/user.entity.js',
    '../users/users.service.js',
  ],
  [
    'a folder of a module uses those below it alone',
    'backend/src/modules/subscriptions/state/subscription.store.ts',
    '../sync/convergence.service.js',
    '../provider/payment-provider.js',
  ],
  [
    'a folder of a module knows none of the module beside the folders',
    'backend/src/modules/subscriptions/sync/convergence.service.ts',
    '../subscriptions.service.js',
    '../state/subscription.store.js',
  ],
  [
    'a folder of a module follows the arrows of the module',
    'backend/src/modules/subscriptions/checkout/checkout.service.ts',
    '../../trips/trips.service.js',
    '../../users/users.service.js',
  ],
  [
    'a controller in a folder knows no repository',
    'backend/src/modules/subscriptions/sync/stripe-webhook.controller.ts',
    'typeorm',
    './provider-events.service.js',
  ],
  [
    'a fragment of SQL is for those to whom it is handed',
    'backend/src/modules/tips/tips.query.ts',
    '../../tables/matches.sql.js',
    '../../tables/users.sql.js',
  ],
  [
    'a fragment of SQL knows no module',
    'backend/src/tables/matches.sql.ts',
    '../modules/matches/matches.service.js',
    './blocks.sql.js',
  ],
  [
    'a fragment of SQL is no code of the platform',
    'backend/src/tables/trips.sql.ts',
    '../platform/database/pg-pool.js',
    '../platform/database/today.sql.js',
  ],
  [
    'the platform knows no table of a module',
    'backend/src/platform/sessions/session-store.ts',
    '../../tables/users.sql.js',
    '../database/today.sql.js',
  ],
  [
    'a module takes no way round by the module folder',
    'backend/src/modules/auth/auth.service.ts',
    '../../modules/trips/trips.service.js',
    '../../platform/http/route.js',
  ],
  [
    'a controller knows no repository',
    'backend/src/modules/users/users.controller.ts',
    'typeorm',
    './users.service.js',
  ],
  [
    'a gateway knows no repository',
    'backend/src/modules/messages/messages.gateway.ts',
    '@nestjs/typeorm',
    '@nestjs/common',
  ],
  [
    'a processor knows no repository',
    'backend/src/modules/subscriptions/subscriptions.processor.ts',
    'typeorm',
    '../users/users.service.js',
  ],
  [
    'nobody goes round the config',
    'backend/src/modules/users/users.service.ts',
    'node:process',
    'node:crypto',
  ],
];

for (const [promise, file, refused, fine] of imports) {
  test(promise, async () => {
    assert.deepEqual(await rulesBroken(file, importing(refused)), ['no-restricted-imports']);
    assert.deepEqual(await rulesBroken(file, importing(fine)), []);
  });
}

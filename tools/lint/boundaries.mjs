// Who may import whom (docs/architecture.md), as ESLint rules. ESLint does not merge two lists of restricted imports, so
// exactly one complete list must apply to each file.

import { frontends, moduleArrows, moduleFolders, openFiles, platformRooms, tableReaders } from './house.mjs';

const projects = '(?:backend|frontend-shell|mfe-[a-z]+|libs|e2e|tools)';

const intoProjects = {
  regex: `^\\.\\.?/(?:.*/)?${projects}/`,
  message: 'Another project is imported by its package name, where it may be imported at all.',
};
const router = {
  regex: '^react-router(?:-dom)?(?:/|$)',
  message: 'The router comes from @wayfellow/router, which is shared between the frontends.',
};
const queryCache = {
  regex: '^@tanstack/(?:react-query|query-core)(?:/|$)',
  message:
    'What is used of react-query comes from @wayfellow/web: another copy of it would be another cache.',
};
const viewSchemas = {
  regex: '^@wayfellow/contracts/views$',
  message: 'The schemas of views stay off the page; their types come from @wayfellow/contracts.',
};
const environment = { regex: '^(?:node:)?process$', message: 'Only config reads the environment.' };
const database = {
  regex: '^(?:typeorm|@nestjs/typeorm)(?:/|$)',
  message: 'Controllers, gateways and processors know their service, no repository.',
};
const modules = {
  regex: '(?:^|/)(?:modules|tables)/',
  message: 'The platform knows none of the modules, nor their tables.',
};
const aboveAll = {
  regex: '^(?:\\.\\./)+(?:schema|operations)/',
  message: 'The schema and the operations stand on the rest; only app.ts puts them together.',
};

const onlyOfOurs = (names, message) => ({
  regex: `^@wayfellow/(?!(?:${names.join('|')})(?:/|$))`,
  message,
});

/** One list of forbidden imports for some files. */
const forbid = (files, patterns, ignores = []) => ({
  files,
  ignores,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

const isTest = ['**/*.{spec,test}.{ts,tsx}'];

const libraries = [
  forbid(
    ['libs/contracts/src/**'],
    [{ regex: '^(?!\\.{1,2}/)', message: 'contracts imports nothing.' }, intoProjects],
    isTest,
  ),
  forbid(
    ['libs/web/src/**'],
    [
      onlyOfOurs(['contracts', 'router'], 'web imports only contracts and router.'),
      viewSchemas,
      router,
      intoProjects,
    ],
  ),
  forbid(
    ['libs/web/src/testing/**'],
    [
      onlyOfOurs(['contracts', 'router', 'ui'], 'Tests of pages show them in the look of ui.'),
      viewSchemas,
      router,
      intoProjects,
    ],
  ),
  forbid(
    ['libs/ui/src/**'],
    [onlyOfOurs(['contracts'], 'ui imports only contracts.'), viewSchemas, router, intoProjects],
  ),
  forbid(
    ['libs/ui-catalogue/src/**'],
    [onlyOfOurs(['contracts', 'ui'], 'The catalogue shows ui and knows no frontend.'), router],
  ),
  forbid(
    ['libs/federation/src/browser/**'],
    [
      onlyOfOurs(
        ['router', 'ui', 'web'],
        'A page is rendered within router, ui and web; it knows no frontend.',
      ),
      router,
    ],
  ),
  forbid(
    ['libs/router/src/**'],
    [
      {
        regex: '^(?!\\./|react-router-dom$)',
        message: 'router is react-router-dom, curated, and nothing else.',
      },
    ],
    isTest,
  ),
];

const frontendRules = [
  onlyOfOurs(
    ['contracts', 'web', 'ui', 'router', 'federation/(?:mount-remote|page-nonce|render-page|page-providers)'],
    'A frontend builds on contracts, web, ui and router; it knows neither the backend nor another frontend.',
  ),
  viewSchemas,
  router,
  queryCache,
  intoProjects,
];
const otherFeature = (up) => ({
  regex: `^(?:\\.\\./){${up}}(?!\\.)[^/]+|/features/`,
  message: 'Features do not import each other: routes.tsx composes them.',
});

const knowsNoFeature = { regex: '(?:^|/)features/', message: 'What features share knows none of them.' };
const knowsNoRoutes = {
  regex: '^(?:\\.\\./)+(?:app|bootstrap|main|routes|screens)(?:$|/)',
  message: 'Routes compose features and what they share, one way.',
};
const frontend = frontends.flatMap((name) => [
  forbid([`${name}/{src,test}/**`], frontendRules),
  forbid([`${name}/src/shared/**`], [...frontendRules, knowsNoRoutes, knowsNoFeature]),
  ...[
    ['*', 1],
    ['*/**', 2],
  ].flatMap(([files, up]) => [
    forbid([`${name}/src/features/*/${files}`], [...frontendRules, knowsNoRoutes, otherFeature(up)], isTest),
    // A test may show its page as the routes do, at an address.
    forbid([`${name}/src/features/*/${files}.test.{ts,tsx}`], [...frontendRules, otherFeature(up)]),
  ]),
]);

const backendRules = [
  onlyOfOurs(['contracts'], 'The backend imports only contracts.'),
  environment,
  intoProjects,
];

/** `up` says how many folders above a file its module's neighbors are. */
function moduleRules(name, up) {
  const allowed = moduleArrows[name].join('|') || '(?!)';
  const open = (openFiles[name] ?? []).map((file) => `${file}\\.js$`);
  const doors = [`(?:${allowed})/[a-z-]+\\.(?:service|module)\\.js$`, ...open].join('|');
  const path = moduleArrows[name].join(', ') || 'no other module';
  return {
    regex: `^(?:\\.\\./){${up}}(?!\\.\\.?/)(?!${doors})|^(?:\\.\\./){${up + 1},}modules/`,
    message: `${name} uses ${path}, by service and module.`,
  };
}

const folderRules = (folders, index) => ({
  regex: `^\\.\\./(?!\\.\\.?/)(?!(?:${folders.slice(0, index).join('|') || '(?!)'})/)`,
  message: `${folders[index]} uses the folders below it: ${folders.slice(0, index).join(', ') || 'none'}.`,
});

function tableRules(name) {
  const owners = Object.keys(tableReaders).filter((owner) => tableReaders[owner].includes(name));
  return {
    regex: `^(?:\\.\\./)+tables/(?!(?:together/)?(?:${[name, ...owners].join('|')})\\.sql\\.js$)`,
    message: `${name} builds in SQL about its own tables and those of ${owners.join(', ') || 'no other module'}.`,
  };
}

const onlyFragments = {
  regex:
    '^(?!@wayfellow/contracts$|\\.\\.?/(?:together/)?[a-z-]+\\.sql\\.js$|\\.\\./platform/database/today\\.sql\\.js$)',
  message: 'A fragment of SQL imports nothing but other fragments and contracts.',
};

const roomRules = (room, index) => ({
  regex: `^(?:\\.\\./)+(?:${platformRooms.slice(index + 1).join('|') || '(?!)'})/`,
  message: `${room} uses the rooms below it: ${platformRooms.slice(0, index).join(', ') || 'none'}.`,
});

const backend = [
  forbid(['backend/src/*.ts'], backendRules),
  forbid(
    ['backend/src/config/**'],
    [...backendRules.filter((rule) => rule !== environment), modules, aboveAll],
  ),
  forbid(['backend/src/{schema,operations}/**'], backendRules),
  forbid(['backend/src/platform/*.ts'], [...backendRules, modules, aboveAll]),
  ...platformRooms.map((room, index) =>
    forbid([`backend/src/platform/${room}/**`], [...backendRules, modules, aboveAll, roomRules(room, index)]),
  ),
  forbid(['backend/src/tables/**'], [...backendRules, onlyFragments]),
  ...Object.keys(moduleArrows).flatMap((name) => {
    const rules = [...backendRules, aboveAll, tableRules(name)];
    const own = `backend/src/modules/${name}`;
    const folders = moduleFolders[name] ?? [];
    const places = [
      { place: own, rules: [...rules, moduleRules(name, 1)] },
      ...folders.map((folder, index) => ({
        place: `${own}/${folder}`,
        rules: [...rules, moduleRules(name, 2), folderRules(folders, index)],
      })),
    ];
    return places.flatMap(({ place, rules }) => [
      forbid([`${place}/**`], rules),
      forbid([`${place}/**/*.{controller,gateway,processor}.ts`], [...rules, database]),
    ]);
  }),
];

/** The environment is read once, in config; the tests and tools are their own callers. */
const environmentReading = {
  files: ['backend/src/**', 'frontend-shell/src/**', 'mfe-*/src/**', 'libs/{contracts,web,ui,router}/src/**'],
  ignores: ['backend/src/config/**', ...isTest],
  rules: {
    'no-restricted-properties': [
      'error',
      { object: 'process', property: 'env', message: environment.message },
    ],
  },
};

export const boundaries = [...libraries, ...frontend, ...backend, environmentReading];

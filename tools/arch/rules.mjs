import { domainOrder, featureOrder } from './layout.mjs'

/** Tests and the examples they share. */
const testCode = '\\.(?:test|fixture)\\.tsx?$'

/** A package by its folder, or by its bare name when it is not installed. */
function packages(...names) {
  const any = names.join('|')
  return [`(?:^|/)node_modules/(?:${any})(?:/|$)`, `^(?:${any})(?:/|$)`]
}

/**
 * The dependency rules of the project.
 * @param {string} root pattern of the folder that holds domain/, server/ … : '^' for the project, the fixture's folder
 *   for a fixture, so that one set of rules reads both
 */
export function rules(root) {
  return [...everywhere(root), ...ofDomain(root), ...ofServer(root), ...ofFeatures(root), ...ofWeb(root)]
}

function everywhere(root) {
  const testFolders = `${root}(?:e2e|server/src/test|web/src/test)/`
  const testPackages = packages('vitest', 'fast-check', '@testing-library', 'playwright-core', '@axe-core')
  return [
    forbid('no-cycles', 'Two files that need each other are one file or three', {}, { circular: true }),
    forbid('resolvable', 'An import leads nowhere', {}, { couldNotResolve: true, pathNot: '\\?' }),
    forbid(
      'no-orphans',
      'A file that imports nothing and that nobody imports is left over',
      { orphan: true, path: root, pathNot: ['\\.d\\.ts$', testCode, '\\.config\\.ts$'] },
      {},
    ),
    forbid(
      'no-test-code-in-production',
      'Tests, harnesses and their packages stay out of what is delivered; bench may drive a browser',
      { path: `${root}(?:domain|server|web|demo)/`, pathNot: [testCode, testFolders] },
      { path: [testCode, testFolders, ...testPackages] },
    ),
    forbid(
      'nothing-imports-bench',
      'Measurements use the product, never the other way round',
      { path: `${root}(?:domain|server|web|demo|e2e)/` },
      { path: `${root}bench/` },
    ),
    forbid(
      'demo-knows-the-domain-only',
      'The demo agency is data; the server loads it',
      { path: `${root}demo/` },
      { path: `${root}(?:server|web|e2e|bench)/` },
    ),
  ]
}

/** Pure reckoning with points and lines: the same map sketch and way over the water on paper and on the screen. */
const geometry = ['d3-geo', 'd3-shape', 'flatqueue', 'simplify-js', '@types/(?:d3-geo|d3-shape|geojson)', 'geojson']

function ofDomain(root) {
  const domain = `${root}domain/src/`
  const aContract = '\\.contract\\.ts$'
  const later = (index) => `${domain}(?:${domainOrder.slice(index + 1).join('|')})/`
  const inOrder = `Only a later feature uses an earlier one: ${domainOrder.join(' → ')}; a contract may name what it holds`
  return [
    ...domainOrder
      .slice(0, -1)
      .flatMap((feature, index) => [
        forbid(
          'domain-in-order',
          inOrder,
          { path: `${domain}${feature}/`, pathNot: [aContract, testCode] },
          { path: later(index) },
        ),
        forbid(
          'domain-in-order',
          inOrder,
          { path: `${domain}${feature}/.*${aContract}` },
          { path: later(index), pathNot: aContract },
        ),
      ]),
    forbid(
      'domain-is-pure',
      'The domain runs on both sides: it imports itself, zod, plain geometry and a reader of XML, no node, no react, no database',
      { path: domain, pathNot: testCode },
      { pathNot: [domain, ...packages('zod', 'saxes', ...geometry)], couldNotResolve: false },
    ),
    forbid(
      'rules-know-no-contract',
      'zod describes the wire; a rule takes plain values (contracts read rules, not the reverse)',
      {
        path: domain,
        pathNot: ['\\.contract\\.ts$', `${domain}contract/`, `${domain}(?:wire|rich-text)\\.ts$`, testCode],
      },
      { path: packages('zod') },
    ),
  ]
}

function ofServer(root) {
  const server = `${root}server/src/`
  const features = `${server}features/`
  return [
    forbid('server-never-imports-web', 'The server serves built files only', { path: server }, { path: `${root}web/` }),
    forbid(
      'platform-knows-no-feature',
      'The platform carries any feature and therefore knows none',
      { path: `${server}platform/`, pathNot: testCode },
      { path: [features, `${server}(?:app|main)\\.ts$`, `${server}commands/`] },
    ),
    forbid(
      'sql-only-in-queries',
      'Tables say what is stored, queries say how it is read; a service names a transaction by its type only',
      { path: features, pathNot: ['\\.(?:tables|queries)\\.ts$', testCode] },
      { path: packages('drizzle-orm', 'pg'), dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'http-only-in-routes',
      'A use case does not know that it was called over HTTP',
      {
        path: server,
        pathNot: ['\\.routes\\.ts$', `${server}(?:platform|test)/`, `${server}(?:app|main)\\.ts$`, testCode],
      },
      { path: packages('fastify', '@fastify/[^/]+', 'fastify-type-provider-zod') },
    ),
    forbid(
      'only-app-imports-routes',
      'app.ts is the one list of features',
      { path: server, pathNot: [`${server}app\\.ts$`, testCode] },
      { path: '\\.routes\\.ts$' },
    ),
  ]
}

function ofFeatures(root) {
  const features = `${root}server/src/features/`
  const ownFeature = `${features}([^/]+)/`
  const anotherFeature = { path: `${features}[^/]+/`, pathNot: `${features}$1/` }
  return [
    ...featureOrder
      .slice(0, -1)
      .map((feature, index) =>
        forbid(
          'features-in-order',
          `Only a later feature uses an earlier one: ${featureOrder.join(' → ')}`,
          { path: `${features}${feature}/`, pathNot: testCode },
          { path: `${features}(?:${featureOrder.slice(index + 1).join('|')})/` },
        ),
      ),
    forbid(
      'features-are-named',
      'A feature has its place in the order (tools/arch/layout.mjs)',
      { path: features, pathNot: `${features}(?:${featureOrder.join('|')})/` },
      {},
    ),
    forbid(
      'other-features-by-service',
      'Another feature is used by its service; tables and queries may refer to its tables (foreign keys, joins)',
      { path: ownFeature, pathNot: ['\\.(?:tables|queries)\\.ts$', testCode] },
      { ...anotherFeature, pathNot: [anotherFeature.pathNot, '\\.service\\.ts$'] },
    ),
    forbid(
      'other-features-by-table',
      'Tables and queries see tables of another feature, nothing else of it',
      { path: `${features}([^/]+)/.*\\.(?:tables|queries)\\.ts$` },
      { ...anotherFeature, pathNot: [anotherFeature.pathNot, '\\.tables\\.ts$'] },
    ),
  ]
}

function ofWeb(root) {
  const web = `${root}web/src/`
  const composition = `${web}(?:pages/|routes\\.tsx$|main\\.tsx$)`
  const feature = `${web}features/([^/]+)/`
  return [
    forbid('web-never-imports-server', 'The browser knows contracts only', { path: web }, { path: `${root}server/` }),
    forbid(
      'web-ui-knows-no-feature',
      'ui and lib ← form and list ← features ← pages',
      { path: `${web}(?:ui|lib|form|list|photos)/`, pathNot: testCode },
      { path: [`${web}features/`, composition] },
    ),
    forbid(
      'web-features-know-no-page',
      'ui and lib ← form and list ← features ← pages',
      { path: feature },
      { path: composition },
    ),
    forbid(
      'web-other-features-by-api',
      "Another feature's data by its api.ts, the days of a trip by itinerary/plan, a choice by its *-picker.tsx, nothing else",
      { path: feature, pathNot: testCode },
      {
        path: `${web}features/[^/]+/`,
        pathNot: [`${web}features/$1/`, '/(?:api\\.ts|[a-z0-9-]+-picker\\.tsx)$', `${web}features/itinerary/plan/`],
      },
    ),
  ]
}

function forbid(name, comment, from, to) {
  return { name, comment, severity: 'error', from, to }
}

import { isPlaceholder } from './environment.ts'

/** The required settings. */
const NEEDED: Record<string, string> = {
  APP_HOST: 'origin of the site (https://…, without a trailing slash)',
  IMAGE_HOST: 'origin of the images (https://…)',
  SECURITY_CONTACT: 'contact for vulnerability reports (mailto:… or https://…, published in security.txt)',
  AUTH_REGION: 'region of Amazon Cognito',
  USER_POOL_ID: 'id of the user pool',
  USER_POOL_CLIENT_ID: 'id of the app client',
  IDENTITY_POOL_ID: 'id of the identity pool',
  USER_POOL_ENDPOINT: 'endpoint of the user pool (with a trailing slash)',
  IDENTITY_POOL_ENDPOINT: 'endpoint of the identity pool (with a trailing slash)',
  AUTH_ISSUER: 'issuer of the tokens',
  OAUTH_ORIGIN: 'origin of the hosted login page',
  OAUTH_RESPONSE_TYPE: 'OAuth response type (code)',
}

/** The optional settings. */
const OPTIONAL: Record<string, string> = {
  AMAZON_AFFILIATE_ID: 'Amazon Associates. Without it, links are plain links',
  RAKUTEN_AFFILIATE_ID: 'Rakuten affiliate. Without it, links are plain links',
  MAIL_FROM: 'sender of the newsletter. Without it, nobody can subscribe',
  GTAG_ID: 'Google Analytics. Without it, visits are not counted',
}

/** Optional settings in the environment of the deploying process. */
const OPTIONAL_KEYS: Record<string, string> = {
  BACKUP_KEY: 'encrypts backups. Without it, they hold personal data in plain text',
  OPERATIONS_KEY: 'key of the reconcile endpoint. Without it, each deployment makes a new one',
}

const describe = (names: Record<string, string>, values: Record<string, string | undefined>): string[] =>
  Object.entries(names)
    .filter(([name]) => isPlaceholder(values[name]))
    .map(([name, what]) => `${name}: ${what}`)

/** The optional settings that are not set, one line each. `keys`: the environment of the process. */
export const optionalSettings = (
  vars: Record<string, string>,
  keys: Record<string, string | undefined>,
): string[] => [...describe(OPTIONAL, vars), ...describe(OPTIONAL_KEYS, keys)]

/** The required settings that are empty or placeholders, one line each. */
export const missingSettings = (vars: Record<string, string>): string[] => {
  const hosts = ['APP_HOST', 'IMAGE_HOST'].filter(
    (name) => !isPlaceholder(vars[name]) && !/^(https:\/\/|http:\/\/localhost:)[^/]+$/.test(vars[name] ?? ''),
  )
  return [
    ...describe(NEEDED, vars),
    ...hosts.map((name) => `${name}: must start with https:// and have no trailing slash`),
  ]
}

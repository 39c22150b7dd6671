import { CLIENT_ID, USER_POOL_ID } from '#identity/settings.ts'
import type { Cognito } from './pool.ts'

/** The settings of a rehearsal, besides addresses. */
export const REHEARSED_VARS = {
  PASSWORD_MIN_LENGTH: '8',
  PASSWORD_REQUIRES: '',
  SECURITY_CONTACT: 'mailto:security@rehearsal.test',
}

/** Cognito's answers for a user pool with correct settings for the site at `origin`, by command. */
const answersOf = (origin: string): Record<string, unknown> => ({
  'describe-user-pool': {
    UserPool: {
      Id: USER_POOL_ID,
      MfaConfiguration: 'OPTIONAL',
      Policies: { PasswordPolicy: { MinimumLength: Number(REHEARSED_VARS.PASSWORD_MIN_LENGTH) } },
    },
  },
  'get-user-pool-mfa-config': { SoftwareTokenMfaConfiguration: { Enabled: true } },
  'describe-user-pool-client': {
    UserPoolClient: {
      UserPoolId: USER_POOL_ID,
      ClientId: CLIENT_ID,
      CallbackURLs: [`${origin}/login/callback`],
      LogoutURLs: [`${origin}/logout/callback`],
      AllowedOAuthFlows: ['code'],
      ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH', 'ALLOW_USER_AUTH'],
      SupportedIdentityProviders: ['COGNITO', 'LINE'],
      PreventUserExistenceErrors: 'ENABLED',
      EnableTokenRevocation: true,
      AccessTokenValidity: 60,
      IdTokenValidity: 60,
      RefreshTokenValidity: 30,
      TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'days' },
    },
  },
  'describe-identity-provider': {
    IdentityProvider: {
      ProviderName: 'LINE',
      ProviderDetails: { oidc_issuer: 'https://access.line.me', client_id: 'rehearsal' },
    },
  },
})

/** Cognito's answers for a rehearsal; tests use `changed` for wrong settings. */
export const rehearsedCognito =
  (origin: string, changed: (answers: Record<string, unknown>) => unknown = () => {}): Cognito =>
  async ([command = '']) => {
    const answers = answersOf(origin)
    changed(answers)
    const stdout = JSON.stringify(answers[command] ?? null)
    return { status: command in answers ? 0 : 1, stdout, output: stdout }
  }

import { z } from 'zod'
import { type RunResult, run } from '../local/run.ts'
import { DeployError } from './deploy-error.ts'

/** Runs `aws cognito-idp` with these arguments. Never throws. */
export type Cognito = (args: string[]) => Promise<RunResult>

/** Cognito through the AWS CLI, which finds the credentials itself. */
export const realCognito: Cognito = (args) =>
  run('aws', ['cognito-idp', ...args, '--output', 'json'], { env: { AWS_PAGER: '' } })

const UserPool = z.object({
  UserPool: z.object({
    Id: z.string(),
    MfaConfiguration: z.string().default('OFF'),
    Policies: z.object({
      PasswordPolicy: z.object({
        MinimumLength: z.number(),
        RequireLowercase: z.boolean().default(false),
        RequireUppercase: z.boolean().default(false),
        RequireNumbers: z.boolean().default(false),
        RequireSymbols: z.boolean().default(false),
      }),
    }),
  }),
})

const Mfa = z.object({
  SoftwareTokenMfaConfiguration: z.object({ Enabled: z.boolean() }).default({ Enabled: false }),
})

const Client = z.object({
  UserPoolClient: z.object({
    ClientId: z.string(),
    ClientSecret: z.string().optional(),
    CallbackURLs: z.array(z.string()).default([]),
    LogoutURLs: z.array(z.string()).default([]),
    AllowedOAuthFlows: z.array(z.string()).default([]),
    ExplicitAuthFlows: z.array(z.string()).default([]),
    SupportedIdentityProviders: z.array(z.string()).default([]),
    PreventUserExistenceErrors: z.string().default('LEGACY'),
    EnableTokenRevocation: z.boolean().default(false),
    AccessTokenValidity: z.number().optional(),
    IdTokenValidity: z.number().optional(),
    RefreshTokenValidity: z.number().optional(),
    TokenValidityUnits: z
      .object({
        AccessToken: z.string().optional(),
        IdToken: z.string().optional(),
        RefreshToken: z.string().optional(),
      })
      .default({}),
  }),
})

const Provider = z.object({
  IdentityProvider: z.object({
    ProviderName: z.string(),
    ProviderDetails: z.record(z.string(), z.string()).default({}),
  }),
})

export type Pool = {
  pool: z.infer<typeof UserPool>['UserPool']
  hasTotp: boolean
  client: z.infer<typeof Client>['UserPoolClient']
  providers: z.infer<typeof Provider>['IdentityProvider'][]
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function readAnswer<Schema extends z.ZodType>(
  cognito: Cognito,
  schema: Schema,
  args: string[],
): Promise<z.output<Schema>> {
  const { status, stdout, output } = await cognito(args).catch((error: Error) => ({
    status: 1,
    stdout: '',
    output: `${error.message} (AWS CLI not found: install it)`,
  }))
  if (status !== 0) throw new DeployError(`aws cognito-idp ${args[0]}: ${output.trim().slice(0, 500)}`)
  const { data } = schema.safeParse(parsed(stdout))
  if (!data) throw new DeployError(`aws cognito-idp ${args[0]}: the answer has an unexpected format.`)
  return data
}

/** Reads the settings of the pool and its client. The client's secret is only checked for presence. @throws {DeployError} */
export async function readPool(cognito: Cognito, vars: Record<string, string>): Promise<Pool> {
  const of = ['--region', vars.AUTH_REGION ?? '', '--user-pool-id', vars.USER_POOL_ID ?? '']
  const { UserPool: pool } = await readAnswer(cognito, UserPool, ['describe-user-pool', ...of])
  const mfa = await readAnswer(cognito, Mfa, ['get-user-pool-mfa-config', ...of])
  const { UserPoolClient: client } = await readAnswer(cognito, Client, [
    'describe-user-pool-client',
    ...of,
    ...['--client-id', vars.USER_POOL_CLIENT_ID ?? ''],
  ])
  const names = client.SupportedIdentityProviders.filter((name) => name !== 'COGNITO')
  const providers = await Promise.all(
    names.map((name) =>
      readAnswer(cognito, Provider, ['describe-identity-provider', ...of, '--provider-name', name]),
    ),
  )
  return {
    pool,
    hasTotp: mfa.SoftwareTokenMfaConfiguration.Enabled,
    client,
    providers: providers.map(({ IdentityProvider }) => IdentityProvider),
  }
}

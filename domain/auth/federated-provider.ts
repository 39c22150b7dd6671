/** Whose accounts a member may sign in with, in the order in which they are offered (spec §9). */
export const FEDERATED_PROVIDERS = ['LINE', 'Google', 'Facebook'] as const
export type FederatedProvider = (typeof FEDERATED_PROVIDERS)[number]

/** A provider that there is not. Its message is for the log; the visitor is told in Japanese. */
export class UnknownProviderError extends Error {
  override name = 'UnknownProviderException'
  constructor() {
    super('The provider is not one of the federated providers.')
  }
}

/** The provider of this name, which is spelt exactly so. Throws `UnknownProviderError`. */
export function federatedProvider(name: string | undefined): FederatedProvider {
  const provider = FEDERATED_PROVIDERS.find((one) => one === name)
  if (!provider) throw new UnknownProviderError()
  return provider
}

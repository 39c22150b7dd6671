/** Federated providers in the order they are offered (spec §9). */
export const FEDERATED_PROVIDERS = ['LINE', 'Google', 'Facebook'] as const
type FederatedProvider = (typeof FEDERATED_PROVIDERS)[number]

/** Thrown for an unknown provider. The message is for the log; visitors see a Japanese one. */
export class UnknownProviderError extends Error {
  override name = 'UnknownProviderException'
  constructor() {
    super('The provider is not one of the federated providers.')
  }
}

/** The provider with exactly this name. Throws `UnknownProviderError`. */
export function federatedProvider(name: string | undefined): FederatedProvider {
  const provider = FEDERATED_PROVIDERS.find((one) => one === name)
  if (!provider) throw new UnknownProviderError()
  return provider
}

/** The deployment cannot begin, or had to stop; says why in Japanese. */
export class DeployError extends Error {
  override name = 'DeployError'
}

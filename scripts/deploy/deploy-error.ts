/** The deployment cannot begin, or had to stop. The message says what to do. */
export class DeployError extends Error {
  override name = 'DeployError'
}

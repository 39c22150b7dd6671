/** An export or import that cannot be done, for a reason that the operator can remove. */
export class BundleError extends Error {}

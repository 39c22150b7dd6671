/** A backup cannot be made, read or restored, or what came out is not what went in; says why in Japanese. */
export class BackupError extends Error {
  override name = 'BackupError'
}

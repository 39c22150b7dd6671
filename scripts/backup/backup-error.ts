/** A backup cannot be made, read or restored, or its content is not what was backed up. */
export class BackupError extends Error {
  override name = 'BackupError'
}

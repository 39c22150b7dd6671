/** Undo or redo icon. */
export const UndoArrow = ({ isForward }: { isForward?: boolean }) => (
  <svg
    className="mx-auto block size-[1.25rem] fill-none stroke-current stroke-[1.5] [stroke-linecap:round] [stroke-linejoin:round] data-forward:[scale:-1_1]"
    data-forward={isForward || undefined}
    viewBox="0 0 20 20"
    aria-hidden="true"
  >
    <path d="M8 4 3.5 8.5 8 13M4 8.5h8a4.5 4.5 0 0 1 0 9h-2" />
  </svg>
)

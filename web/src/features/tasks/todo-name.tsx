import { shortTodoName } from '@reisewerk/domain/tasks/todo-status.ts'
import classes from './todos.module.css'

/** The name, cut for the eye and whole for the ear and the pointer (002 §9); opens the to-do. */
export function TodoName({ name, onOpen }: { name: string; onOpen: () => void }) {
  return (
    <button type="button" className={classes.name} title={name} onClick={onOpen}>
      <span aria-hidden>{shortTodoName(name)}</span>
      <span className="rw-spoken">{name}</span>
    </button>
  )
}

import { ChecklistTemplates, TodoTemplates } from '../features/tasks/templates/task-templates.tsx'
import classes from '../features/tasks/templates/templates.module.css'
import { PageHead } from '../ui/layout/page-head.tsx'

/** What arises by itself on the way of a trip: to-dos and checklists (MD-08). */
export function TaskTemplatesPage() {
  return (
    <main className={classes.page}>
      <PageHead title="Vorlagen für Aufgaben und Checklisten" />
      <TodoTemplates />
      <ChecklistTemplates />
    </main>
  )
}

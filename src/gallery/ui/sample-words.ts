/** Words that fill the examples. They are not content: no visitor reads them. */
export const sampleOpening = {
  kicker: "A kicker",
  heading: "A heading that is long enough for a second line on small screens",
  text: { html: '<p>A text of one or two sentences. It may have <a href="/blog">a link</a>.</p>' },
};

/** What Markdown becomes in posts, articles and legal pages. */
export const proseHtml = `
<p>A paragraph with <strong>strong words</strong>, <em>others</em>, <code>code</code> and <a href="/blog">a link</a>.</p>
<h2><a class="heading-link" href="#ui-prose-text">A heading, which is its own link</a></h2>
<ul><li>A point</li><li>Another point</li></ul>
<ol><li>A step</li><li>Another step</li></ol>
<h3>A smaller heading</h3>
<ul class="contains-task-list">
  <li class="task-list-item"><input class="task-box" type="checkbox" aria-label="A task"> A task</li>
</ul>
<blockquote><p>A quotation.</p></blockquote>
<div class="callout" data-kind="note"><p class="callout-kind">Note</p><p>Good to know.</p></div>
<div class="callout" data-kind="caution"><p class="callout-kind">Caution</p><p>Better to know.</p></div>
<pre><code>a line of code</code></pre>
<div class="table-scroll"><table>
  <thead><tr><th scope="col">Channel</th><th scope="col">What it is for</th></tr></thead>
  <tbody><tr><th scope="row">Email</th><td>Customers who come back</td></tr></tbody>
</table></div>`;

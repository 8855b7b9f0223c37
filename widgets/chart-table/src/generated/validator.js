// Compiled from the schema: do not edit.
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var require_ucs2length = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function ucs2length(str) {
		const len = str.length;
		let length = 0;
		let pos = 0;
		let value;
		while (pos < len) {
			length++;
			value = str.charCodeAt(pos++);
			if (value >= 55296 && value <= 56319 && pos < len) {
				value = str.charCodeAt(pos);
				if ((value & 64512) === 56320) pos++;
			}
		}
		return length;
	}
	exports.default = ucs2length;
	ucs2length.code = "require(\"ajv/dist/runtime/ucs2length\").default";
}));
const validateDefault = validate10;
const func2 = require_ucs2length().default;
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.node_id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "node_id" },
				message: "must have required property 'node_id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "node_id" || key0 === "selected_data_point_ids" || key0 === "nodes" || key0 === "show_data_gaps" || key0 === "show_zones")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.name !== void 0) {
			let data0 = data.name;
			if (typeof data0 === "string") {
				if (func2(data0) > 100) {
					const err2 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/maxLength",
						keyword: "maxLength",
						params: { limit: 100 },
						message: "must NOT have more than 100 characters"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.node_id !== void 0) {
			let data1 = data.node_id;
			if (typeof data1 === "string") {
				if (func2(data1) < 1) {
					const err4 = {
						instancePath: instancePath + "/node_id",
						schemaPath: "#/properties/node_id/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/node_id",
					schemaPath: "#/properties/node_id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.selected_data_point_ids !== void 0) {
			let data2 = data.selected_data_point_ids;
			if (Array.isArray(data2)) {
				if (data2.length > 50) {
					const err6 = {
						instancePath: instancePath + "/selected_data_point_ids",
						schemaPath: "#/properties/selected_data_point_ids/maxItems",
						keyword: "maxItems",
						params: { limit: 50 },
						message: "must NOT have more than 50 items"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data2[i0] !== "string") {
					const err7 = {
						instancePath: instancePath + "/selected_data_point_ids/" + i0,
						schemaPath: "#/properties/selected_data_point_ids/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				let i1 = data2.length;
				let j0;
				if (i1 > 1) {
					const indices0 = {};
					for (; i1--;) {
						let item0 = data2[i1];
						if (typeof item0 !== "string") continue;
						if (typeof indices0[item0] == "number") {
							j0 = indices0[item0];
							const err8 = {
								instancePath: instancePath + "/selected_data_point_ids",
								schemaPath: "#/properties/selected_data_point_ids/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i1,
									j: j0
								},
								message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
							break;
						}
						indices0[item0] = i1;
					}
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/selected_data_point_ids",
					schemaPath: "#/properties/selected_data_point_ids/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.nodes !== void 0) {
			let data4 = data.nodes;
			if (Array.isArray(data4)) {
				if (data4.length > 5) {
					const err10 = {
						instancePath: instancePath + "/nodes",
						schemaPath: "#/properties/nodes/maxItems",
						keyword: "maxItems",
						params: { limit: 5 },
						message: "must NOT have more than 5 items"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				const len1 = data4.length;
				for (let i2 = 0; i2 < len1; i2++) if (typeof data4[i2] !== "string") {
					const err11 = {
						instancePath: instancePath + "/nodes/" + i2,
						schemaPath: "#/properties/nodes/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
				let i3 = data4.length;
				let j1;
				if (i3 > 1) {
					const indices1 = {};
					for (; i3--;) {
						let item1 = data4[i3];
						if (typeof item1 !== "string") continue;
						if (typeof indices1[item1] == "number") {
							j1 = indices1[item1];
							const err12 = {
								instancePath: instancePath + "/nodes",
								schemaPath: "#/properties/nodes/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i3,
									j: j1
								},
								message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)"
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
							break;
						}
						indices1[item1] = i3;
					}
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/nodes",
					schemaPath: "#/properties/nodes/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.show_data_gaps !== void 0) {
			if (typeof data.show_data_gaps !== "boolean") {
				const err14 = {
					instancePath: instancePath + "/show_data_gaps",
					schemaPath: "#/properties/show_data_gaps/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.show_zones !== void 0) {
			if (typeof data.show_zones !== "boolean") {
				const err15 = {
					instancePath: instancePath + "/show_zones",
					schemaPath: "#/properties/show_zones/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
	} else {
		const err16 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err16];
		else vErrors.push(err16);
		errors++;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
export { validateDefault as default };
